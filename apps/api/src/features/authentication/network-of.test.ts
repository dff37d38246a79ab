import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['203.0.255.255', '203.0.0.0/16'],
  ['203.1.113.7', '203.1.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.0.0/16'],
  ['2001:db8:1:2::7', '2001:db8::/32'],
  ['2001:0DB8::1', '2001:db8::/32'],
  ['2001::7', '2001:0::/32'],
  ['::1', '0:0::/32'],
  ['fe80::1%eth0', 'fe80:0::/32'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
