import '@klopt/ui/theme'

// Axe wants to know the language of the page.
document.documentElement.lang = 'nl'
