/** Where hostile HTML calls to; nobody answers there (RFC 2606). */
export const evilHost = 'evil.invalid'
const evil = `https://${evilHost}`

/** HTML that runs or loads something where it is shown unsanitised; it would set `window.hacked`. */
export const hostile: readonly string[] = [
  '<script>hacked = 1</script>',
  `<script src="${evil}/x.js"></script>`,
  `<img src="${evil}/x.png" onerror="hacked = 1">`,
  '<img src=x onerror=hacked=1>',
  '<svg onload="hacked = 1"><script>hacked = 1</script></svg>',
  `<svg><use href="${evil}/x.svg#a"/><image href="${evil}/y.png"/></svg>`,
  '<svg><animate onbegin="hacked = 1" attributeName="x" dur="1s"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hacked=1>',
  '<noscript><p title="</noscript><img src=x onerror=hacked=1>"></noscript>',
  `<iframe src="${evil}/frame"></iframe><iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>`,
  `<object data="${evil}/o"></object><embed src="${evil}/e"><applet code="${evil}/a"></applet>`,
  `<video src="${evil}/v.mp4" poster="${evil}/p.png" autoplay></video><audio src="${evil}/a.mp3" autoplay></audio>`,
  `<link rel="stylesheet" href="${evil}/x.css"><link rel="preload" as="image" href="${evil}/p.png">`,
  `<style>@import "${evil}/i.css"; body { background: url(${evil}/b.png) }</style>`,
  `<p style="background: url(${evil}/s.png); position: fixed; inset: 0">over de pagina</p>`,
  `<table background="${evil}/t.png"><td background="${evil}/d.png">x</td></table>`,
  `<meta http-equiv="refresh" content="0; url=${evil}"><base href="${evil}/">`,
  `<form action="${evil}/f"><input name="wachtwoord" autofocus onfocus="hacked = 1"><button formaction="javascript:hacked=1">x</button></form>`,
  '<a href="javascript:hacked=1">klik</a><a href=" java\nscript:hacked=1">klik</a><a href="data:text/html,<script>1</script>">klik</a>',
  '<a href="&#106;avascript:hacked=1" target="_top" ping="https://evil.invalid/ping">klik</a>',
  '<details open ontoggle="hacked = 1"><summary>x</summary></details><marquee onstart="hacked = 1">x</marquee>',
  '<div id="body" name="attributes"><input name="childNodes"></div><form name="getElementById"></form>',
  '<template><img src=x onerror=hacked=1></template><slot onslotchange="hacked = 1"></slot>',
  '<x-y is="a" onclick="hacked = 1" contenteditable tabindex=1 onfocus="hacked = 1" autofocus>x</x-y>',
  `<picture><source srcset="${evil}/s.png"><img srcset="${evil}/i.png 1x" src="x"></picture>`,
  '<p onpointerenter="hacked = 1" class="side-menu" id="root">gewone tekst</p>',
]
