/** How every call of the web app goes out; without who hears of its errors, so that reporting one is not heard itself. */
export const transport = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  origin: '',
  clientHeaders: { 'X-Client': 'web', 'X-Device': 'browser' },
} as const
