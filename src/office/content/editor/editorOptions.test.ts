import { Editor } from '@tiptap/core';
import { allowed, createSanitizer } from '@/contract/richText/sanitizer';
import { editorOptions } from './editorOptions';

const sanitize = createSanitizer(window, '');

function saved(html: string): string {
  const editor = new Editor({ ...editorOptions, content: html });
  const held = editor.getHTML();
  editor.destroy();
  return sanitize(held);
}

const kept = [
  '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
  '<p><strong>Bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s></p>',
  '<p>CO<sub>2</sub> and 10<sup>3</sup>, <small>small</small>, <ins>inserted</ins></p>',
  '<p><mark>Marked</mark> <abbr title="miles per hour">mph</abbr> <q>Quoted</q> <cite>Cited</cite></p>',
  '<p>One line<br>and the next</p><hr><p>After a line</p>',
  '<p><code>Code</code>, <strong><code>bold code</code></strong></p><pre><code>Lines\n  of code</code></pre>',
  '<blockquote><p>A quote</p></blockquote>',
  '<ul><li><p>One</p><ol start="3"><li><p>Inner</p></li></ol></li></ul>',
  '<p><a title="To A" href="https://example.com/a">Web</a> <a href="mailto:a@b.example">Mail</a></p>',
  '<p><a href="tel:+15550100">Call</a> <a href="/drivers">Page</a></p>',
  '<p><img title="Cab" src="/media/a-1600.jpg" alt="A cab" width="320" height="200"></p>',
  '<p><a href="/drivers"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Dot"></a></p>',
  '<table><caption>Rates</caption><tbody><tr><th scope="col" colspan="2"><p>Lane</p></th></tr>' +
    '<tr><td width="120" rowspan="2"><p>A</p></td><td><p>B</p></td></tr><tr><td><p>C</p></td></tr></tbody></table>',
  '<dl><dt>Reefer</dt><dd><p>A cooled trailer</p></dd></dl>',
  '<figure><p><img src="/media/a.jpg" alt="A cab"></p><figcaption>At <em>dawn</em></figcaption></figure>',
  '<p style="text-align: center">Center</p><h2 style="text-align: right">Right</h2>',
  '<ul style="text-align: justify"><li style="text-align: left"><p>Left</p></li></ul>',
  '<table><tbody><tr><td style="text-align: justify"><p>Justified</p></td></tr></tbody></table>',
  '<p title="Welcome" lang="es" dir="ltr">Bienvenido, <span lang="en">driver</span></p>',
];

const rewritten = [
  [
    '<p><b>Bold</b> <i>italic</i> <del>deleted</del></p>',
    '<p><strong>Bold</strong> <em>italic</em> <s>deleted</s></p>',
  ],
  ['<ul><li>Without a paragraph</li></ul>', '<ul><li><p>Without a paragraph</p></li></ul>'],
  ['<pre>Lines</pre>', '<pre><code>Lines</code></pre>'],
  [
    '<figure><img src="/a.jpg" alt="A"></figure>',
    '<figure><p><img src="/a.jpg" alt="A"></p></figure>',
  ],
  ['<span>Plain</span>', '<p>Plain</p>'],
] as const;

const lost = [
  ['<div style="text-align: center"><p>Grouped</p></div>', '<p>Grouped</p>'],
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  [
    '<table><colgroup><col width="80"></colgroup><thead><tr><th><p>H</p></th></tr></thead>' +
      '<tbody><tr><td><p>B</p></td></tr></tbody><tfoot><tr><td><p>F</p></td></tr></tfoot></table>',
    '<table><tbody><tr><th><p>H</p></th></tr><tr><td><p>B</p></td></tr><tr><td><p>F</p></td></tr></tbody></table>',
  ],
  ['<pre>Lines <strong>bold</strong></pre>', '<pre><code>Lines bold</code></pre>'],
  [
    '<table><caption>The <em>rates</em></caption><tbody><tr><td><p>A</p></td></tr></tbody></table>',
    '<table><caption>The rates</caption><tbody><tr><td><p>A</p></td></tr></tbody></table>',
  ],
] as const;

test.each(kept)('the editor saves %s unchanged', (html) => {
  expect(sanitize(html)).toBe(html);
  expect(saved(html)).toBe(html);
});

test.each(rewritten)('the editor saves %s as %s', (html, expected) => {
  expect(saved(html)).toBe(expected);
  expect(saved(expected)).toBe(expected);
});

test.each(lost)('the editor saves %s, which it cannot represent, as %s', (html, expected) => {
  expect(saved(html)).toBe(expected);
});

test("the texts of the editor's tests contain every element that the sanitizer keeps", () => {
  const texts = [...kept, ...rewritten.flat(), ...lost.flat()].join('');
  const { body } = new DOMParser().parseFromString(texts, 'text/html');
  const names = new Set([...body.querySelectorAll('*')].map(({ localName }) => localName));
  expect([...names].sort()).toEqual([...allowed.ALLOWED_TAGS].sort());
});

test('the texts that the editor saves unchanged contain every attribute that the sanitizer keeps', () => {
  const { body } = new DOMParser().parseFromString(kept.join(''), 'text/html');
  const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect([...new Set(names)].sort()).toEqual([...allowed.ALLOWED_ATTR].sort());
});
