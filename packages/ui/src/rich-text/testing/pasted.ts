/** A letter as Word puts it on the clipboard. */
export const wordLetter = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Offerte</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><span style='mso-fareast-font-family:"Times New Roman"'>Offerte<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=NL style='font-size:11.0pt;mso-ansi-language:NL'>Het werk duurt&nbsp;<b>vijf dagen</b>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`

const wordItem = (level: number, bullet: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

/** Lists as Word puts them on the clipboard: paragraphs with their bullet as text. */
export const wordList = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
${wordItem(1, '·', 'Ontwerp')}
${wordItem(2, 'o', 'Schetsen')}
${wordItem(1, '·', 'Bouw')}
<p class=MsoNormal>Daarna:</p>
${wordItem(1, '3.', 'Oplevering', 'l1')}
${wordItem(1, '4.', 'Nazorg', 'l1')}
</body></html>`

/** A list in a message of Outlook. */
export const outlookList = `<div class="WordSection1">
<p class="MsoListParagraph" style="text-indent:-.25in"><span style="font-family:Symbol">·<span style="font-size:7pt">&nbsp;&nbsp; </span></span>Eerste punt</p>
<p class="MsoListParagraph" style="text-indent:-.25in"><span style="font-family:Symbol">·<span style="font-size:7pt">&nbsp;&nbsp; </span></span>Tweede punt</p>
</div>`

/** A text as Google Docs puts it on the clipboard. */
export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal;white-space:pre-wrap;">Gewoon </span><span style="font-size:11pt;font-weight:700;">vet</span><span style="font-weight:400;"> en </span><span style="font-weight:400;font-style:italic;">schuin</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">punt</span></p></li></ul></b>`

/** A piece of a website. */
export const webPage = `<div class="card" onclick="steel()"><img src="https://picture.invalid/x.png" onerror="steel()"><svg onload="steel()"><circle r="4"/></svg>
<table><tbody><tr><td>Uren</td><td>12</td></tr><tr><td>Reis</td><td>80 km</td></tr></tbody></table><script>steel()</script></div>`
