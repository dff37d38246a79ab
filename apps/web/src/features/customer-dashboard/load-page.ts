import { contract, type CustomerPage } from '@klopt/api-client/contract'
import { api } from '../../app/transport/calls.ts'
import { chosenLanguage } from './use-language.ts'
import { loadTexts } from './texts.ts'

/** The page of a customer. Rejects when it cannot be had. */
export const askPage = (token: string, signal?: AbortSignal): Promise<CustomerPage> =>
  api.call(contract.customerDashboard.get, { params: { token } }, { ...(signal && { signal }) })

/** The same with its words, so that all is shown at once; null when it cannot be had, which the page tells and asks again. */
export async function loadPage(token: string): Promise<CustomerPage | null> {
  try {
    const page = await askPage(token)
    await loadTexts(chosenLanguage() ?? page.customer.language)
    return page
  } catch {
    return null
  }
}
