/** Where the text of an article may lead beside Klopt itself and its help site; subdomains too. */
export const linkHosts: readonly string[] = ['belastingdienst.nl', 'kvk.nl', 'rijksoverheid.nl', 'wetten.overheid.nl']

/** The players of the video sites of articles, which set no cookies before they play: the only foreign frames of a page. */
export const videoPlayers = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const
