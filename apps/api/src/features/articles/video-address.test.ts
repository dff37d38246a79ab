import { expect, test } from 'vitest'
import { videoAddress } from './video-address.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', youtube],
  ['http://youtube.com/watch?list=x&v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share', youtube],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1', youtube],
  [youtube, youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?title=0', vimeo],
  [vimeo, vimeo],
  ['https://vimeo.com/76979871/ab12cd', `${vimeo}&h=ab12cd`],
  [`${vimeo}&h=ab12cd`, `${vimeo}&h=ab12cd`],
])('%s is played from %s', (address, player) => {
  expect(videoAddress(address)).toBe(player)
})

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=kort',
  'https://youtu.be/dQw4w9WgXcQ/../x',
  'https://www.youtube.com/embed/"onload=alert(1)',
  'https://vimeo.com/about',
  'https://player.vimeo.com/video/',
])('%s is no video', (address) => {
  expect(videoAddress(address)).toBeNull()
})

test.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://constructor/watch?v=dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
])('%s is of another site', (address) => {
  expect(videoAddress(address)).toBeUndefined()
})
