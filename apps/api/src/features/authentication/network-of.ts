import { isIPv4 } from 'node:net'

/**
 * The network of an address in CIDR notation, as far as it says where somebody is: /16 for IPv4 and /32 for IPv6,
 * about what a provider hands out in one region. A household gets another address and a phone another mast every
 * day, and asking for a confirmation then teaches people to click; a stranger who happens to be within the range
 * still lacks the device.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.0.0/16`
  return `${firstGroups(plain).join(':')}::/32`
}

/** The first two groups of an IPv6 address, of which `::` may hide zeros. */
function firstGroups(address: string): string[] {
  const [head = ''] = address.split('::', 1)
  const groups = head === '' ? [] : head.split(':')
  return [0, 1].map((place) => Number.parseInt(groups[place] ?? '0', 16).toString(16))
}
