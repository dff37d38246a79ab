import { expect, test } from 'vitest'
import { fileLocationOf, problemOfFilesUrl } from './file-location.ts'

test('a folder is named by file:', () => {
  expect(fileLocationOf('file:///var/klopt/mijn%20files')).toEqual({ kind: 'folder', folder: '/var/klopt/mijn files' })
})

test('a bucket is named by the address of its server, with the key in it', () => {
  expect(fileLocationOf('https://sleutel:ge%2Fheim@s3.example:9000/boeken/klopt/1?region=nl&sse=AES256')).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example:9000',
    bucket: 'boeken',
    prefix: 'klopt/1/',
    region: 'nl',
    isPathStyle: true,
    credentials: { accessKeyId: 'sleutel', secretAccessKey: 'ge/heim' },
    encryption: { algorithm: 'AES256' },
    linksAt: null,
  })
})

test('where browsers reach the bucket is said beside it', () => {
  const url = 'http://a:b@s3.binnen:9000/boeken?links=https://bestanden.example'
  expect(fileLocationOf(url)).toMatchObject({ endpoint: 'http://s3.binnen:9000', linksAt: 'https://bestanden.example' })
})

test('without a key the surroundings give one, and a style and a key of encryption can be set', () => {
  expect(fileLocationOf('https://s3.example/boeken/?style=host&sse=aws:kms&kms-key=abc')).toMatchObject({
    prefix: '',
    isPathStyle: false,
    credentials: null,
    encryption: { algorithm: 'aws:kms', keyId: 'abc' },
  })
})

test.each([
  'klopt-files',
  'ftp://files.example/x',
  'file://server/share',
  'https://s3.example',
  'https://s3.example/HOOFD',
  'https://sleutel@s3.example/boeken',
  'https://s3.example/boeken?style=anders',
  'https://s3.example/boeken?sse=ja',
  'https://s3.example/boeken?regio=nl',
  'https://s3.example/boeken?links=ja',
  'https://s3.example/boeken?links=https://s3.example/map',
])('an address that cannot be used is named: %s', (value) => {
  expect(problemOfFilesUrl(value)).toContain('FILES_URL')
})

test.each(['file:///srv/klopt', 'http://a:b@localhost:9000/klopt', 'https://s3.example/boeken/map?region=eu-west-1'])(
  'an address that can be used has no problem: %s',
  (value) => {
    expect(problemOfFilesUrl(value)).toBeNull()
  },
)
