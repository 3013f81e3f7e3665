import SwiftUI
import struct Garden.Plant
import func Garden.Tools.rake
@testable import Garden
@preconcurrency public import Soil.Kinds
import Garden; import Soil
