import { S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { signLink } from './signed-link.ts'

// The example of AWS: 'Authenticating Requests: Using Query Parameters'.
const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const client = new S3Client({ region: 'us-east-1', credentials })
const example = {
  method: 'GET',
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  now: new Date('2013-05-24T00:00:00Z'),
  expiresInSeconds: 86_400,
} as const

test('a link is signed as AWS says', async () => {
  expect(await signLink(client, example)).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
      '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('what it is for, what is sent along and the token of a role are signed too', async () => {
  const signatureOf = (link: string) => new URL(link).searchParams.get('X-Amz-Signature')
  const ofRole = new S3Client({ region: 'us-east-1', credentials: { ...credentials, sessionToken: 'token' } })
  const links = await Promise.all([
    signLink(client, example),
    signLink(client, { ...example, method: 'PUT' }),
    signLink(client, { ...example, headers: { 'content-length': '10' } }),
    signLink(client, { ...example, query: { 'response-content-type': 'application/pdf' } }),
    signLink(ofRole, example),
    signLink(client, { ...example, expiresInSeconds: 60 }),
  ])
  expect(new Set(links.map(signatureOf)).size).toBe(links.length)
})
