//! Articles in a tantivy index behind a plain HTTP server: the newest 40 with all words, or with any.
//!
//! `tantivy-peer PORT FOLDER` reads lines from its standard input until it ends, each an id, the words of the title,
//! those of the preview and the article as JSON, separated by tabs; then it answers `/all/WORD/WORD…` and `/any/…`.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, Occur, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Schema, Value, FAST, STORED};
use tantivy::schema::{TextFieldIndexing, TextOptions};
use tantivy::{doc, Index, IndexReader, Order, TantivyDocument, Term};

const NEWEST: usize = 40;
const WRITER_BYTES: usize = 100_000_000;

#[derive(Clone, Copy)]
struct Fields {
    id: Field,
    title: Field,
    preview: Field,
    shown: Field,
}

fn main() -> tantivy::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let port = arguments.next().expect("a port");
    let folder = arguments.next().expect("a folder");
    let words = TextOptions::default().set_indexing_options(
        TextFieldIndexing::default()
            .set_tokenizer("whitespace")
            .set_index_option(IndexRecordOption::WithFreqsAndPositions),
    );
    let mut schema = Schema::builder();
    let fields = Fields {
        id: schema.add_u64_field("id", FAST),
        title: schema.add_text_field("title", words.clone()),
        preview: schema.add_text_field("preview", words),
        shown: schema.add_text_field("shown", STORED),
    };
    let index = Index::create_in_dir(folder, schema.build())?;
    let mut writer = index.writer_with_num_threads(1, WRITER_BYTES)?;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut parts = line.splitn(4, '\t');
        let mut next = || parts.next().expect("four parts").to_string();
        let id: u64 = next().parse().expect("an id");
        writer.add_document(doc!(
            fields.id => id, fields.title => next(), fields.preview => next(), fields.shown => next()
        ))?;
    }
    writer.commit()?;
    writer.wait_merging_threads()?;
    let reader = Arc::new(index.reader()?);
    for stream in TcpListener::bind(format!("127.0.0.1:{port}"))?.incoming() {
        let (stream, reader) = (stream?, Arc::clone(&reader));
        thread::spawn(move || answer(stream, &reader, fields));
    }
    Ok(())
}

/// Answers one request after the other until the caller leaves.
fn answer(mut stream: TcpStream, reader: &IndexReader, fields: Fields) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut lines = BufReader::new(stream.try_clone()?);
    loop {
        let mut request = String::new();
        if lines.read_line(&mut request)? == 0 {
            return Ok(());
        }
        let mut header = String::new();
        while lines.read_line(&mut header)? > 2 {
            header.clear();
        }
        let path = request.split(' ').nth(1).unwrap_or("/");
        let items = find(path, reader, fields).expect("a search");
        let body = format!("{{\"count\":{},\"items\":[{}]}}", items.len(), items.join(","));
        let head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ";
        stream.write_all(format!("{head}{}\r\n\r\n{body}", body.len()).as_bytes())?;
    }
}

fn find(path: &str, reader: &IndexReader, fields: Fields) -> tantivy::Result<Vec<String>> {
    let mut parts = path.split('/').skip(1);
    let occur = if parts.next() == Some("any") { Occur::Should } else { Occur::Must };
    let clauses = parts.map(|word| (occur, anywhere(&decode(word), fields))).collect();
    let searcher = reader.searcher();
    let newest = TopDocs::with_limit(NEWEST).order_by_fast_field::<u64>("id", Order::Desc);
    let found = searcher.search(&BooleanQuery::new(clauses), &newest)?;
    let texts = found.into_iter().map(|(_, address)| {
        let article: TantivyDocument = searcher.doc(address)?;
        let shown = article.get_first(fields.shown).and_then(|value| value.as_str().map(str::to_string));
        Ok(shown.expect("an article"))
    });
    texts.collect()
}

fn anywhere(word: &str, fields: Fields) -> Box<dyn Query> {
    let of = |field| -> Box<dyn Query> {
        Box::new(TermQuery::new(Term::from_field_text(field, word), IndexRecordOption::Basic))
    };
    let both = vec![(Occur::Should, of(fields.title)), (Occur::Should, of(fields.preview))];
    Box::new(BooleanQuery::new(both))
}

/// Undoes percent-encoding.
fn decode(text: &str) -> String {
    let mut bytes = text.bytes();
    let mut found = Vec::new();
    while let Some(byte) = bytes.next() {
        let mut escaped = [0; 2];
        if byte == b'%' && bytes.by_ref().take(2).zip(&mut escaped).map(|(b, e)| *e = b).count() == 2 {
            let digits = std::str::from_utf8(&escaped).expect("digits");
            found.push(u8::from_str_radix(digits, 16).expect("digits"));
        } else {
            found.push(byte);
        }
    }
    String::from_utf8(found).expect("UTF-8")
}

