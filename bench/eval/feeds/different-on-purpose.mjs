/** Where this service means to differ from another parser's expectation, and why. */
const CASES = [
  {
    documents: /./,
    expected: /\ufffd/,
    reason: 'the expected value was read in the wrong charset and is garbled',
  },
  {
    documents: /./,
    fields: ['link'],
    expected: /feedproxy\.google|feedburner|feeds\.jn\.pt\/~r/,
    reason: "the publisher's own address (feedburner:origLink) instead of the redirecting one",
  },
  {
    documents: /entities\/[lr]ang\.xml$/,
    reason: 'HTML 5 moved &lang; and &rang; to other code points than HTML 4',
  },
  {
    documents: /reddit/,
    fields: ['text'],
    reason: '"submitted by … [link] [comments]" is boilerplate, not text',
  },
  {
    documents: /xml2js-options\.rss$/,
    fields: ['text'],
    reason: 'the expectation tests an option of that parser ("EMPTY" for an empty element)',
  },
  {
    documents: /_crazy\.xml$/,
    reason: 'the expectation lists source text of scripts and comments, which nobody should read',
  },
  {
    documents: /_iframe\.xml$|xml_(?:unclosed|malicious)_comment\.xml$/,
    reason: 'what follows a frame or comment that is never closed is read as HTML reads it',
  },
  {
    documents: /_links\.xml$/,
    fields: ['link', 'feed link'],
    reason: 'the first of several links, where the other parser takes the last',
  },
  {
    documents: /http_content_language\.xml$|headers_content_location-unsafe\.xml$/,
    reason: 'the expectation comes from HTTP headers that are not part of a document',
  },
  {
    documents: /mathml\.xml$|issue_275/,
    fields: ['text'],
    reason: 'formulas and embedded data are not text for a preview',
  },
  {
    documents: /(?:description_and_summary|summary_and_description)\.xml$/,
    fields: ['text'],
    reason: 'RSS names the description; a summary beside it comes second',
  },
  {
    documents: /description_code_br\.xml$/,
    fields: ['text'],
    reason: 'an escaped <br /> is read as a line break, which it is far more often than a subject',
  },
  {
    documents: /entry_updated_multiple_values\.xml$/,
    fields: ['date'],
    reason: 'the first of several dates, where the other parser takes the last',
  },
  {
    documents: /http_entry_contributor_url|namespace\/unknown-namespace/,
    fields: ['items'],
    reason: 'RSS items inside an Atom feed are no entries',
  },
  {
    documents: /./,
    fields: ['image'],
    expected: /avatar/,
    reason: 'the face of an author is no picture of an article',
  },
  {
    documents: /item_content_encoded_script_nested_cdata\.xml$|bozo_linenoise\.xml$/,
    fields: ['text'],
    reason: 'remains of broken markup, of which everybody keeps others',
  },
];

/** The reason for a disagreement in a document, or null when it is a mistake of ours. */
export function reasonToDiffer(document, field, expected) {
  const found = CASES.find(
    (one) =>
      one.documents.test(document) &&
      (one.fields === undefined || one.fields.includes(field)) &&
      (one.expected === undefined || expected.some((value) => one.expected.test(value))),
  );
  return found?.reason ?? null;
}
