import { createApi } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { transport } from '../../transport/transport.ts'
import { createReporter } from './create-reporter.ts'

const api = createApi(transport)

/** The reporter of this page. The server says how large a part of the errors it wants. */
export const reporter = createReporter({
  sampleRate: async () => (await api.call(contract.errorReports.settings, {})).sampleRate,
  send: (body) => api.call(contract.errorReports.report, { body }),
  random: Math.random,
  userAgent: navigator.userAgent,
  release: import.meta.env.VITE_RELEASE,
})
