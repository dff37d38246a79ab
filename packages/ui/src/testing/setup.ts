import '../styles/reset.css.ts'

// Axe wants to know the language of the page, and so does the browser's hyphenation.
document.documentElement.lang = 'nl'
