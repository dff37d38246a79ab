import { expect, test } from 'vitest'
import { createSecretBox } from '../security/secret-box.ts'
import { bounceAddress, mailOfBounceAddress, type ReturnableMail } from './bounce-address.ts'

const settings = { smtpInboundPort: 25, inboxDomain: 'post.klopt.example' }
const mailbox = { secretBox: createSecretBox('k'.repeat(43)), settings }
const mail: ReturnableMail = { kind: 'invoice', administrationId: 12, id: 345 }
const made = (of: ReturnableMail = mail) => bounceAddress(mailbox, of) ?? 'none'

test('an address leads back to the mail it was made for, whatever its capitals', () => {
  expect(mailOfBounceAddress(mailbox, made())).toEqual(mail)
  expect(mailOfBounceAddress(mailbox, made().toUpperCase())).toEqual(mail)
  const letter = { ...mail, kind: 'reminder' } as const
  expect(mailOfBounceAddress(mailbox, made(letter))).toEqual(letter)
  const notice = { ...mail, kind: 'notice' } as const
  expect(mailOfBounceAddress(mailbox, made(notice))).toEqual(notice)
  expect(made().split('@')[0]?.length).toBeLessThanOrEqual(64)
})

test('nobody makes one up: not for another mail, another administration, another kind or with another key', () => {
  const address = made()
  const forged = [
    address.replace('-345-', '-346-'),
    address.replace('-12-', '-13-'),
    address.replace('retour-f', 'retour-h'),
    address.replace('@post.klopt.example', '@klopt.example'),
    address.replace(/-[0-9a-f]{20}@/, `-${'0'.repeat(20)}@`),
    address.replace(/-[0-9a-f]{20}@/, '@'),
    bounceAddress({ secretBox: createSecretBox('l'.repeat(43)), settings }, mail) ?? 'none',
    'abcdefgh@post.klopt.example',
    '',
  ]
  expect(forged.map((each) => mailOfBounceAddress(mailbox, each))).toEqual(forged.map(() => null))
})

test('a new key still knows what the previous one made', () => {
  const renewed = { settings, secretBox: createSecretBox('l'.repeat(43), 'k'.repeat(43)) }
  expect(mailOfBounceAddress(renewed, made())).toEqual(mail)
})

test('where no mail is taken in there is no such address', () => {
  expect(bounceAddress({ ...mailbox, settings: { ...settings, smtpInboundPort: null } }, mail)).toBeNull()
})
