/** Code in HTML, each time `hostil`: nothing of it may be left. */
const CODE = [
  '<script>hostil()</script>',
  '<SCRIPT SRC=//hostil.example></SCRIPT>',
  '<img src=x onerror=hostil()>',
  '<figure><img src="https://hostil.example/a.webp" alt="b"><figcaption>hostil</figcaption></figure>',
  '<figure><img src="/api/uploads/textos/hostil.webp" alt="b"></figure>',
  '<figure onclick="hostil()"><img src=x onerror="hostil()" alt="hostil"></figure>',
  '<svg onload=hostil()><a href="javascript:hostil()">hostil</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hostil()></style></math>',
  '<iframe src="javascript:hostil()"></iframe><iframe srcdoc="<script>hostil()</script>"></iframe>',
  '<object data="data:text/html,hostil">hostil</object><embed src=hostil>',
  '<style>p{background:url(//hostil.example)}</style><p style="background:url(//hostil.example)" id="hostil">a</p>',
  '<a href="javascript:hostil()">a</a><a href=" java\tscript:hostil()">a</a><a href="data:text/html,hostil">a</a>',
  '<a href="//hostil.example">a</a><a href="/\\hostil.example">a</a><a href="/api/hostil">a</a>',
  '<table background="//hostil.example"><caption>hostil</caption><tr onclick="hostil()"><td style="hostil">a</td></tr></table>',
  '<table>hostil<tbody>hostil<tr>hostil<td>a</td></tr></tbody></table>',
  '<form action="//hostil.example"><input value="hostil"><button formaction="//hostil.example">a</button></form>',
  '<template><script>hostil()</script></template><noscript><p title="</noscript><img src=x onerror=hostil()>"></noscript>',
  '<!-- hostil --><![CDATA[hostil]]><?hostil ?>',
  '<base href="//hostil.example"><link rel=stylesheet href=hostil><meta http-equiv=refresh content="0;url=//hostil">',
  '<video src=hostil><source src=hostil></video><audio src=hostil></audio><select><option>hostil</select>',
  '<textarea>hostil</textarea><title>hostil</title><xmp>hostil</xmp>',
];

/** What is written as text stays text. */
const ESCAPED = '&lt;b onclick=x&gt;texto&lt;/b&gt;';

export const HOSTILE_HTML = ['<p>Antes</p>', ...CODE, `<p>${ESCAPED}</p>`, '<p>Después</p>'].join('\n');
