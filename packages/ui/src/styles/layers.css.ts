import { globalLayer } from '@vanilla-extract/css'

// The one order of layers. Every stylesheet of this package imports this file first, so that the
// order stands before any rule whichever part of an application loads first.
globalLayer('klopt.reset')
globalLayer('klopt.tokens')
globalLayer('klopt.components')
globalLayer('klopt.utilities')
globalLayer('klopt.app')
