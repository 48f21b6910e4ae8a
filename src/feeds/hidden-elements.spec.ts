import { hidesTextByFontSize, isHiddenByClass, isHiddenByStyle } from './hidden-elements.js';

describe(isHiddenByStyle.name, () => {
  it.each([
    'display:none',
    'display: none !important; mso-hide: all',
    'color:red;DISPLAY : NONE',
    'visibility:hidden',
    'visibility: collapse',
    'opacity:0',
    'opacity: 0.0; color: red',
    'max-height:0;overflow:hidden',
    'max-height: 0px',
    'width:0;height:0;overflow:hidden',
    'height: 0px; overflow: hidden',
    'mso-hide:all',
    'text-indent:-9999px',
    'position:absolute;left:-9999px',
    'position: absolute; clip: rect(0, 0, 0, 0)',
    'clip:rect(1px,1px,1px,1px)',
    'clip-path: inset(50%)',
    'color: transparent',
  ])('is true for %s', (style) => {
    expect(isHiddenByStyle(style)).toBe(true);
  });

  it.each([
    'display:block',
    'opacity:0.8',
    'opacity: .5',
    'opacity:1',
    'max-height:0.5em',
    'height:400px;width:100%',
    'max-width:100%;height:auto',
    'line-height:0',
    'min-height:0',
    'width:0',
    'margin-left:-15px',
    'text-indent:-10px',
    'background-color:transparent',
    'border-width:0;padding:0',
    'border:0;margin:0 auto',
    'transition:opacity 0.3s',
    'font-size:0',
  ])('is false for %s', (style) => {
    expect(isHiddenByStyle(style)).toBe(false);
  });
});

describe(hidesTextByFontSize.name, () => {
  it('is true for a size that cannot be read', () => {
    expect(['font-size:0', 'color:#fff;font-size: 0px;', 'font-size:1px'].map(hidesTextByFontSize)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['font-size:0.9em', 'font-size:10px', 'font-size:1em'].map(hidesTextByFontSize)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe(isHiddenByClass.name, () => {
  it.each([
    'screen-reader-text',
    'skip-link screen-reader-text',
    'sr-only',
    'sr-only-focusable',
    'visually-hidden',
    'visuallyhidden',
    'u-visually-hidden',
    'govuk-visually-hidden',
    'a11y-hidden',
    'assistive-text',
    'element-invisible',
    'a-offscreen',
    'show-for-sr',
    'preheader',
    'mcnPreviewText',
    'd-none',
    'x hidden y',
  ])('is true for %s', (names) => {
    expect(isHiddenByClass(names)).toBe(true);
  });

  it.each([
    'hidden-xs',
    'hidden md:block',
    'd-none d-md-block',
    'hidden-gem',
    'story-about-hiddenness',
    'screen',
    'text',
    'reader',
    'header',
    'overflow-hidden',
  ])('is false for %s', (names) => {
    expect(isHiddenByClass(names)).toBe(false);
  });
});
