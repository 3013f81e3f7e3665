let <#name#>: <#Type#> = <#value#>
if <#condition#> { <#code#> }
f { <#a#> } b: <#closure#>
