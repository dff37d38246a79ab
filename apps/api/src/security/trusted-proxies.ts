import { BlockList, isIP } from 'node:net'

/** Addresses and networks in CIDR form, or how many proxies stand before the server. */
export type TrustedProxies = readonly string[] | number

/** Whether a neighbour may say whom it speaks for: its address, and how many stand between it and the server. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** A proxy on this very machine. */
export const thisMachine: TrustedProxies = ['127.0.0.0/8', '::1/128']

/** Whether it is an address (10.0.0.5) or a network (10.0.0.0/8), and not all addresses there are. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (family === 4 ? 32 : 128)
}

/** Decides by where a neighbour stands or by who it is, as the setting says. */
export function createProxyTrust(trusted: TrustedProxies): TrustsProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const list = new BlockList()
  for (const network of trusted) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/**
 * Who is behind a connection: the nearest address that is not a trusted proxy. Each proxy adds whom it heard at the end
 * of X-Forwarded-For; what stands before that anybody can have made up.
 */
export function clientAddress(
  remote: string,
  forwarded: string | string[] | undefined,
  trustsProxy: TrustsProxy,
): string {
  const claimed = String(forwarded ?? '') // zero: no proxy says whom it speaks for
    .split(',')
    .map((address) => address.trim())
    .toReversed()
  let address = remote
  for (const [hop, next] of claimed.entries()) {
    if (!trustsProxy(address, hop) || isIP(next) === 0) break
    address = next
  }
  return address
}
