import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import { createSanitizer } from '@/contract/richText/sanitizer';
import { fromGoogleDocs, fromLibreOffice, fromWord } from '@/testing/fixtures/clipboard';
import { editorOptions } from './editorOptions';
import { pastedHtml, picturesIn } from './pastedHtml';

const sanitize = createSanitizer(window, '');

/** jsdom has no ClipboardEvent. */
const paste = () => Object.assign(new Event('paste'), { clipboardData: null });

function pasted(html: string): string {
  const editor = new Editor({ ...editorOptions, content: '' });
  editor.view.pasteHTML(html, paste());
  const held = editor.getHTML();
  editor.destroy();
  // jsdom ends an inline style with a semicolon.
  return held.replaceAll('&nbsp;', ' ').replaceAll(';"', '"').replace(/\s+/g, ' ');
}

const heading = '<h2>Our lanes</h2>';
const centered =
  '<p style="text-align: center"><strong>Two</strong> terminals, <em>a day</em> <u>apart</u>, 10<sup>3</sup> miles.</p>';
const link = '<a href="https://example.com/lanes">All lanes</a>';
const list = '<ul><li><p>Flatbed</p></li><li><p>Reefer</p></li></ul>';
const table = '<table><tbody><tr><td><p>Lane</p></td><td><p>Rate</p></td></tr></tbody></table>';

test('text pasted from Word keeps its heading, formatting, link, list and table, and a picture on the disk is left out', () => {
  expect(pasted(fromWord)).toBe(
    `${heading}${centered}<p>${link} reefers </p>${list}${table}<p>End</p>`,
  );
});

test('numbered and nested lists pasted from Word remain numbered and nested', () => {
  const item = (style: string, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:${style} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span></span><![endif]>${text}</p>`;
  expect(
    pasted(
      [
        item('l0 level1', '·', 'Trailers'),
        item('l0 level2', 'o', 'Dry van'),
        item('l0 level2', 'o', 'Reefer'),
        item('l0 level1', '·', 'Trucks'),
        item('l1 level1', '1.', 'Call us'),
        '<p>Then</p>',
        item('l1 level1', '2.', 'Drive'),
      ].join(''),
    ),
  ).toBe(
    '<ul><li><p>Trailers</p><ul><li><p>Dry van</p></li><li><p>Reefer</p></li></ul></li><li><p>Trucks</p></li></ul>' +
      '<ol><li><p>Call us</p></li></ol><p>Then</p><ol><li><p>Drive</p></li></ol>',
  );
});

const copied = (name: string) =>
  readFileSync(path.resolve('src', 'testing', 'fixtures', 'pasted', name), 'utf8');

test('a bulleted and a numbered list pasted from Word remain two lists', () => {
  expect(pasted(copied('word-list.html'))).toBe(
    `<h1>Our promise</h1><p>We are <strong>bold</strong> and José O’Brien.</p>${list.replace('Flatbed', 'Dry van')}<ol><li><p>First step</p></li></ol>${table}`,
  );
});

test("a nested list pasted from Google Docs remains nested, and a picture on Google's server is left out", () => {
  const html = copied('gdocs.html');
  expect(pasted(html)).toBe(
    '<h2>Heading two</h2><p>Plain <strong>bold</strong><em> italic</em></p><p><br></p>' +
      '<ul><li><p>one</p><ul><li><p>nested</p></li></ul></li></ul><p></p><p><br></p>',
  );
  expect([picturesIn(html), picturesIn(pastedHtml(html))]).toEqual([1, 0]);
});

test("a pasted picture from another site is left out, and the site's own picture is kept", () => {
  const own = '<img src="/media/0123456789abcdef-800.jpg">';
  const foreign =
    '<p>A<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4n" width="100"></p>';
  expect(pasted(foreign)).toBe('<p>A</p>');
  expect(pastedHtml(foreign + own)).toContain(own);
  expect(pastedHtml(own.replace('/media', `${window.location.origin}/media`))).toBe(own);
  expect([picturesIn(foreign + own), picturesIn(pastedHtml(foreign + own))]).toEqual([2, 1]);
});

test('text pasted from Google Docs gets bold and similar formatting from its inline styles', () => {
  expect(pasted(fromGoogleDocs)).toBe(`${heading}${centered}<p>${link}</p>${list}${table}`);
});

test('text pasted from LibreOffice keeps its heading, formatting, link, list and table, and its picture is left out', () => {
  expect(pasted(fromLibreOffice)).toBe(
    `${heading}${centered}<p>${link}</p>${list}${table}<p>End</p>`,
  );
});

test.each([
  ['Word', fromWord],
  ['Google Docs', fromGoogleDocs],
  ['LibreOffice', fromLibreOffice],
])('HTML pasted from %s leaves the sanitizer nothing to remove', (_name, html) => {
  const held = pasted(html);
  expect(sanitize(held)).toBe(held);
  expect(held).not.toMatch(/mso|class=|<!--|font|lang=|dir=/i);
});

test('pasted HTML loses its scripts, iframes, form fields, and javascript: and ftp: addresses', () => {
  expect(
    pasted(
      '<p onclick="alert(1)">A<script>alert(2)</script><a href="javascript:alert(3)">b</a>' +
        '<iframe src="https://evil.example"></iframe><input value="c"><a href="ftp://d.example">d</a></p>',
    ),
  ).toBe('<p>Abd</p>');
});

test('content copied in the editor keeps its data-pm-slice attribute, and joins the text into which it is pasted', () => {
  const content = '<blockquote><p>One</p><p>Two</p></blockquote>';
  const editor = new Editor({ ...editorOptions, content });
  editor.commands.setTextSelection({ from: 3, to: 9 });
  const clipboard = editor.view.serializeForClipboard(editor.state.selection.content()).dom
    .innerHTML;
  expect(clipboard).toContain('data-pm-slice');
  expect(pastedHtml(clipboard)).toBe(clipboard);
  editor.commands.setTextSelection(9);
  editor.view.pasteHTML(clipboard, paste());
  expect(editor.getHTML()).toBe('<blockquote><p>One</p><p>Twne</p><p>Two</p></blockquote>');
  editor.destroy();
});
