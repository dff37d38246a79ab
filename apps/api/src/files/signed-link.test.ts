import { expect, test } from 'vitest'
import { signLink } from './signed-link.ts'

// The example of AWS: 'Authenticating Requests: Using Query Parameters'.
const key = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const example = {
  method: 'GET',
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  region: 'us-east-1',
  key,
  now: new Date('2013-05-24T00:00:00Z'),
  expiresInSeconds: 86_400,
} as const

test('a link is signed as AWS says', () => {
  expect(signLink(example)).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
      '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('what it is for, what is sent along and the token of a role are signed too', () => {
  const signatureOf = (link: string) => new URL(link).searchParams.get('X-Amz-Signature')
  const links = [
    signLink(example),
    signLink({ ...example, method: 'PUT' }),
    signLink({ ...example, headers: { 'content-length': '10' } }),
    signLink({ ...example, query: { 'response-content-type': 'application/pdf' } }),
    signLink({ ...example, key: { ...key, sessionToken: 'token' } }),
    signLink({ ...example, expiresInSeconds: 60 }),
  ]
  expect(new Set(links.map(signatureOf)).size).toBe(links.length)
})
