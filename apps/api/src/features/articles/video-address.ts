import { videoPlayers } from '../../config/allowed-sites.ts'

/**
 * The address that a video is played from, of whatever address people copy from YouTube or Vimeo. `undefined` for
 * another site, null for a page of these sites that is no video.
 */
export function videoAddress(address: string): string | null | undefined {
  const url = URL.parse(address.trim())
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return undefined
  switch (url.hostname.replace(/^(www|m)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(url)
    case 'youtu.be':
      return youtubePlayer(url.pathname.slice(1))
    case 'vimeo.com':
      return vimeoPlayer(/^\/(?:channels\/\w+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(url.pathname))
    case 'player.vimeo.com':
      return vimeoPlayer([...(/^\/video\/(\d+)$/.exec(url.pathname) ?? []), url.searchParams.get('h') ?? '']) // zero: what is no id of a video is refused
  }
}

function youtube({ pathname, searchParams }: URL): string | null {
  if (pathname === '/watch') return youtubePlayer(searchParams.get('v') ?? '') // zero: what is no id of a video is refused
  return youtubePlayer(/^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? '') // zero: what is no id of a video is refused
}

const youtubePlayer = (id: string) => (/^[\w-]{11}$/.test(id) ? `${videoPlayers.youtube}/embed/${id}` : null)

/** What was found: all of it, the number, and the hash of a video that only who knows the link may see. */
function vimeoPlayer(found: readonly (string | undefined)[] | null): string | null {
  const [, id, hash = ''] = found ?? []
  if (id === undefined || !/^\d{1,15}$/.test(id)) return null
  // `dnt`: no tracking.
  return `${videoPlayers.vimeo}/video/${id}?dnt=1${/^\w{1,40}$/.test(hash) ? `&h=${hash}` : ''}`
}
