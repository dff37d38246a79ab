import { expect, test } from 'vitest'
import { embedAddressOf, videoSiteOf } from './video-address.ts'

test('only the embed addresses of the two video sites are ever loaded', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/dQw4-_x'
  const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1'
  expect(embedAddressOf(youtube)).toBe(youtube)
  expect(embedAddressOf(vimeo)).toBe(vimeo)
  expect([youtube, vimeo].map(videoSiteOf)).toEqual(['YouTube', 'Vimeo'])
  for (const address of [
    null,
    '',
    'javascript:alert(1)',
    'http://www.youtube-nocookie.com/embed/abc',
    'https://www.youtube.com/embed/abc',
    'https://www.youtube-nocookie.com.elders.example/embed/abc',
    'https://elders.example/https://player.vimeo.com/video/1',
    'https://player.vimeo.com/video/1#x"onload=',
  ]) {
    expect(embedAddressOf(address)).toBeNull()
  }
})
