import { contract } from '@klopt/api-client/contract'
import { api } from '../../app/transport/calls.ts'

/** Whether this server gives links to the bytes of files; known with the first one. */
let givesLinks = true

/**
 * The bytes of a file for the viewer: from where files are kept by a signed link, and from the server where there is none or
 * its bytes are not those that were kept.
 */
export async function loadFile(administrationId: number, fileId: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const params = { administrationId, fileId }
  const linked = givesLinks ? await loadByLink(params, signal) : null
  if (linked !== null) return linked
  const { blob } = await api.call(contract.files.download, { params }, { signal })
  return blob.arrayBuffer()
}

async function loadByLink(params: { administrationId: number; fileId: number }, signal: AbortSignal) {
  const { url, sha256 } = await api.call(contract.files.link, { params }, { signal })
  if (url === null) {
    givesLinks = false
    return null
  }
  try {
    const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    const bytes = await answer.arrayBuffer()
    return answer.ok && (await sha256Of(bytes)) === sha256 ? bytes : null
  } catch (error) {
    if (signal.aborted) throw error
    // What stands between may let through the server alone.
    return null
  }
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
