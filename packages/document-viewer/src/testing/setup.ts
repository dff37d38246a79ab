import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '@klopt/ui/theme'

// Axe wants to know the language of the page.
document.documentElement.lang = 'nl'

// Files share a page. The library that draws clears it away before each test of the first of them alone.
beforeEach(cleanup)
