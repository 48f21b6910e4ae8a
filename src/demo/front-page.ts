/** What stands where a feed was, after a careless redesign: a page with status 200. */
export const FRONT_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gatehouse Review</title></head>
<body><h1>Welcome to the new Gatehouse Review</h1><p>Please sign in to read on.</p></body>
</html>
`;

/** A feed whose server stopped in the middle of a sentence. */
export const BROKEN_FEED = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Rusty Press</title><link>https://www.rusty-press.example/</link><descr`;
