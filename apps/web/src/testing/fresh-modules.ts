import { vi } from 'vitest'

// Every test file has our own modules anew, with mocks and state of its own; only libraries are shared.
vi.resetModules()
