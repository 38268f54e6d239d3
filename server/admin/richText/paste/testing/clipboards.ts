/** What other programs put on the clipboard, in their own HTML. */

/** A list point in Word: a paragraph that contains its mark as text. */
const wordPoint = (level: number, mark: string, words: string, place: 'First' | 'Middle' | 'Last' = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${18 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${words}<o:p></o:p></span></p>`;

/** Word for Windows, with everything on: lists, a table, a footnote, a comment, tracked changes, a picture, symbols. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/ANNA~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:TrackMoves/></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoToc1 style='tab-stops:right dotted 450.8pt'><a href="#_Toc1"><span>Mooring<span style='mso-tab-count:1 dotted'>. </span>1</span></a><o:p></o:p></p>
<h1><a name="_Toc1"></a><b><span lang=EN-GB>Mooring a ledger<o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=EN-GB>It’s “safe” – or so<span style='mso-spacerun:yes'>  </span>they say&nbsp;<b style='mso-bidi-font-weight:normal'>twice</b> a <i>day</i>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB>Costs <del cite="mailto:Anna" datetime="2026-11-20T10:15">ten</del><ins cite="mailto:Anna" datetime="2026-11-20T10:15">twelve</ins> euros <span style='font-family:Wingdings;mso-ascii-font-family:Calibri;mso-char-type:symbol;mso-symbol-font-family:Wingdings'><span style='mso-char-type:symbol;mso-symbol-font-family:Wingdings'>à</span></span> per <a style='mso-comment-reference:A_1;mso-comment-date:20261120T1015'>berth</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>, 10<sup>6</sup> in all.<o:p></o:p></span></p>
${wordPoint(1, '·', 'ropes', 'First')}
${wordPoint(2, 'o', 'of hemp')}
${wordPoint(3, '§', 'old')}
${wordPoint(1, '·', 'bollards', 'Last')}
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>
${wordPoint(1, '3.', 'third', 'First')}
${wordPoint(2, 'a.', 'its part')}
${wordPoint(1, '4.', 'fourth', 'Last')}
<p class=MsoIntenseQuote><span lang=EN-GB>The sea keeps its books.<o:p></o:p></span></p>
<p class=MsoCaption>Table <!--[if supportFields]><span style='mso-element:field-begin'></span> SEQ Table \\* ARABIC <span style='mso-element:field-separator'></span><![endif]-->1<!--[if supportFields]><span style='mso-element:field-end'></span><![endif]-->: Berths<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='line-height:normal'><b><span lang=EN-GB>Quay<o:p></o:p></span></b></p></td><td width=200 valign=top><p class=MsoNormal align=right style='text-align:right'><b><span lang=EN-GB>Metres<o:p></o:p></span></b></p></td></tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=200 valign=top><p class=MsoNormal><span lang=EN-GB>North<o:p></o:p></span></p><p class=MsoNormal><span lang=EN-GB>(old | new)<o:p></o:p></span></p></td><td width=200 valign=top><p class=MsoNormal align=right style='text-align:right'><span lang=EN-GB>120<o:p></o:p></span></p></td></tr>
</table>
<p class=MsoNormal><span lang=EN-GB style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:451pt'><v:imagedata src="file:///C:/Users/ANNA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=602 height=338 src="file:///C:/Users/ANNA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p>
<p class=MsoNormal><a href="file:///C:/Users/Anna/plan.docx">The plan</a>, <a href="#_Toc1">above</a>, <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fquay%3Fa%3D1&amp;data=05%7C02&amp;reserved=0">the quay</a>.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a><span lang=EN-GB> At <i>both</i> tides.<o:p></o:p></span></p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[A1]</a></span>Is this right?<o:p></o:p></p></div></div></div>
<!--EndFragment--></body></html>`;

const onlinePoint = (level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="position: relative;"><ul class="BulletListStyle1 SCXW1 BCX0" role="list" style="list-style-type: disc;"><li data-leveltext="" data-font="Symbol" data-listid="3" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><span data-contrast="auto" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></li></ul></div>`;

/** Word in the browser: each point is a list of its own. */
export const fromWordOnline = `<div class="OutlineGroup SCXW1 BCX0">${onlinePoint(1, 'one')}${onlinePoint(2, 'within')}${onlinePoint(1, 'two')}</div>`;

/** LibreOffice Writer. */
export const fromLibreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB" dir="ltr">
<p style="line-height: 115%">A quay<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> and <font color="#c9211e">a boat</font></p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Of stone</p></div></body></html>`;

/** Google Docs. */
export const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8a1c">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Opening hours</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Ring </span><span style="font-weight:700;">twice</span><span style="font-weight:400;">, pay </span><span style="font-weight:400;text-decoration:line-through;">50</span><span> 40 m</span><span style="font-size:0.6em;vertical-align:super;">2</span><span> at </span><a href="https://www.google.com/url?q=https://example.com/desk?a%3D1&amp;sa=D&amp;source=editors&amp;ust=1700000000000&amp;usg=AOvVaw0" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the desk</span></a><span style="font-style:italic;">, please</span></p><br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.6px" height="17.6px" alt="checked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;" role="presentation"><span>Doors oiled</span></p></li><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="checkbox" /><p dir="ltr" role="presentation"><span>Bell hung</span></p></li></ul>
<ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li><ol><li dir="ltr" aria-level="2"><p role="presentation"><span>from nine</span></p></li></ol><li dir="ltr" aria-level="1"><p role="presentation"><span>Tuesday</span></p></li></ol>
<h3 dir="ltr"><span style="font-weight:400;">By mail</span></h3><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:100px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="100" style="margin-left:0px;" /></span></span></p>
<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr"><span style="font-weight:700;">Kind</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Days</span></p></td></tr><tr><td><p><span>Letter</span></p></td><td><p><span>3</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** A file exported from Google Docs: footnotes and comments are below the text. */
export const fromDocsExport = `<p class="c1"><span>A quay</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>, seen</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><hr class="c3"><div><p class="c4"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Of stone</span></p></div><div class="c5"><p class="c6"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>By whom?</span></p></div>`;

/**
 * A page of an encyclopedia in Chromium: computed styles on everything, absolute addresses, non-breaking spaces at
 * edges.
 */
export const fromWebPage = `<meta charset='utf-8'><p style="color: rgb(32, 33, 34); font-family: sans-serif; font-weight: 400; background-image: initial; white-space: normal;"><b>Mooring</b><span> </span>means<span>&nbsp;</span><a href="https://en.wikipedia.org/wiki/Ship" title="Ship" style="text-decoration: none; color: rgb(51, 102, 204);">ships</a><sup id="cite_ref-1" class="reference" style="font-size: 12.8px;"><a href="https://en.wikipedia.org/wiki/Mooring#cite_note-1">[1]</a></sup><span class="Apple-converted-space">&nbsp;</span>held.<sup id="cite_ref-2"><a href="https://en.wikipedia.org/wiki/Mooring#cite_note-1">[1]</a></sup></p><h2 style="font-weight: 700;">Kinds<svg aria-hidden="true" viewBox="0 0 16 16"><path d="m7"></path></svg></h2><ul><li><p>Swing,</p><p>on a chain</p></li><li>Pile<pre><code class="language-sh">moor --pile
</code></pre></li><li>Quay</li></ul><form><input type="text"><button>Search</button></form><script>alert(1)</script><iframe src="https://www.youtube.com/embed/x1" title="A film"></iframe><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="https://en.wikipedia.org/wiki/Mooring#cite_ref-1">^</a> <a href="https://en.wikipedia.org/wiki/Mooring#cite_ref-2">b</a></b></span><span> </span><span class="reference-text">Smith, <i>Ropes</i>.</span></li></ol>`;

/** Excel. */
export const fromExcel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:Fixed;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt;width:48pt'>Berth</td><td width=64>Depth</td></tr><tr height=20><td height=20>North</td><td class=xl65 align=right>12.50</td></tr><tr height=20><td height=20 colspan=2>closed<span style='mso-spacerun:yes'>   </span>in winter</td></tr><!--EndFragment--></table></body></html>`;

/** Google Sheets. */
export const fromSheets = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;">Berth</td><td style="font-weight:bold;">Depth</td></tr><tr style="height:21px;"><td>North</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:12.5}">12.5</td></tr></tbody></table></google-sheets-html-origin>`;
