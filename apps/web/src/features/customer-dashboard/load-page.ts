import { ApiError } from '@klopt/api-client'
import { contract, type CustomerPage, type ResponseOf } from '@klopt/api-client/contract'
import { api } from '../../app/transport/calls.ts'
import { chosenLanguage } from './use-language.ts'
import { loadTexts } from './texts.ts'

/** Pages that came with the answer to a key, by token, until they are shown. */
const brought = new Map<string, CustomerPage>()

/** Exchanges the key of a mailed link for a cookie, which brings the page; null where it lets nobody in. */
export async function openPage(
  token: string,
  key: string,
): Promise<ResponseOf<typeof contract.customerDashboard.open> | null> {
  try {
    const opened = await api.call(contract.customerDashboard.open, { params: { token }, body: { key } })
    brought.set(token, opened.page)
    return opened
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The page of a customer. Rejects when it cannot be had. */
export const askPage = (token: string, signal?: AbortSignal): Promise<CustomerPage> =>
  api.call(contract.customerDashboard.get, { params: { token } }, { ...(signal && { signal }) })

/** The same with its words, so that all is shown at once; null when it cannot be had, which the page tells and asks again. */
export async function loadPage(token: string): Promise<CustomerPage | null> {
  try {
    const page = brought.get(token) ?? (await askPage(token))
    brought.delete(token)
    await loadTexts(chosenLanguage() ?? page.customer.language)
    return page
  } catch {
    return null
  }
}
