import { isIPv6 } from 'node:net'

/**
 * Who an address belongs to, for counting what they do: the address itself for IPv4; for IPv6 its /64, of which one
 * connection has every address and could use another for each try.
 */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = withoutZone(address).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // `::` stands for as many zeros as are missing; the last 32 bits may be written as IPv4.
  const hidden = 8 - before.length - after.length - (address.includes('.') ? 1 : 0)
  const groups = [...before, ...Array<string>(tail === undefined ? 0 : hidden).fill('0'), ...after]
  const mapped = after.at(-1)
  if (mapped?.includes('.') === true) return mapped
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? address
}
