import { vi } from 'vitest'

// Every test file has our own modules anew, with mocks and state of its own; only libraries are shared.
vi.resetModules()

// The page is shared too: a file that navigated would leave the next one at its address.
if ('history' in globalThis) globalThis.history.replaceState(null, '', '/')
