import { describe, expect, test } from 'vitest'
import { clientAddress, createProxyTrust, isNetwork, thisMachine } from './trusted-proxies.ts'

const visitor = '203.0.113.9'

test.each([
  ['127.0.0.1', visitor, visitor],
  ['127.0.0.53', visitor, visitor],
  ['::1', visitor, visitor],
  ['::ffff:127.0.0.1', visitor, visitor],
  ['127.0.0.1', '2001:db8::7', '2001:db8::7'],
  // Who is not trusted is the client, whatever they claim.
  ['172.18.0.1', visitor, '172.18.0.1'],
  // What stands before the address that the proxy added was made up by the client.
  ['127.0.0.1', `198.51.100.1, ${visitor}`, visitor],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'onzin', '127.0.0.1'],
])('by default only a proxy on this machine is believed: %s says %s', (remote, forwarded, client) => {
  expect(clientAddress(remote, forwarded, createProxyTrust(thisMachine))).toBe(client)
})

describe.each([
  ['networks', ['172.16.0.0/12', '10.0.0.5', 'fd00::/8']],
  ['a count', 2],
] as const)('told as %s', (_how, trusted) => {
  const trusts = createProxyTrust(trusted)

  test('a chain of proxies is followed to the client, and no further', () => {
    expect(clientAddress('172.18.0.1', `198.51.100.1, ${visitor}, 10.0.0.5`, trusts)).toBe(visitor)
    expect(clientAddress('::ffff:172.18.0.1', `${visitor}, fd00::1`, trusts)).toBe(visitor)
  })
})

test('a count of none believes nobody', () => {
  expect(clientAddress('127.0.0.1', visitor, createProxyTrust(0))).toBe('127.0.0.1')
})

test.each(['10.0.0.5', '10.0.0.0/8', '::1', 'fd00::/8'])('%s is an address or network', (text) => {
  expect(isNetwork(text)).toBe(true)
})
test.each(['', 'proxy', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0'])(
  '%s is none',
  (text) => {
    expect(isNetwork(text)).toBe(false)
  },
)
