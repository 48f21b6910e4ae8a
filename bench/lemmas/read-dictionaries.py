"""
Prints the frequent words of a language with their frequency and their lemmas in two dictionaries, separated by tabs:

    pip install simplemma wordfreq spacy-lookups-data lemminflect pymorphy3 pymorphy3-dicts-uk morfeusz2
    python bench/lemmas/read-dictionaries.py LANGUAGE > FOLDER/LANGUAGE.tsv

Words are those of wordfreq; the first lemmas are simplemma's, in lower case and capitalized (German nouns), the second
those of another dictionary, if there is one. Of a language that wordfreq lacks, words are a sample of simplemma's, with
frequency 0, and the forms of `frequent-words.txt`.
"""
import gzip
import json
import os
import random
import sys
from importlib.util import find_spec

import simplemma
import wordfreq

WORDS = 120_000
SAMPLE = 200_000
WITHOUT_WORDFREQ = {"et", "sq"}
IN_SIMPLEMMA = {"no": "nb", "hr": "hbs"}
IN_WORDFREQ = {"no": "nb", "hr": "sh"}

language = sys.argv[1]
code = IN_SIMPLEMMA.get(language, language)


def spacy_lookups():
    folder = os.path.join(os.path.dirname(find_spec("spacy_lookups_data").origin), "data")
    tables = []
    for name in sorted(os.listdir(folder)):
        if name.startswith(code + "_lemma_lookup") and name.endswith(".gz"):
            with gzip.open(os.path.join(folder, name)) as file:
                tables.append(json.load(file))

    def lemmas(word):
        found = [table[form] for table in tables for form in (word, word.capitalize()) if form in table]
        return {one.lower() for entry in found for one in ([entry] if isinstance(entry, str) else entry)}

    return lemmas


def second_dictionary():
    if language == "en":
        import lemminflect

        return lambda word: {one for found in lemminflect.getAllLemmas(word).values() for one in found}
    if language in ("ru", "uk"):
        import pymorphy3

        analyzer = pymorphy3.MorphAnalyzer(lang=language)
        return lambda word: {one.normal_form for one in analyzer.parse(word) if one.is_known}
    if language == "pl":
        import morfeusz2

        analyzer = morfeusz2.Morfeusz()
        return lambda word: {
            one[2][1].split(":")[0].lower() for one in analyzer.analyse(word) if one[2][2] != "ign"
        }
    return spacy_lookups()


def first_lemmas(word):
    lemmas = []
    for form in (word, word.capitalize()):
        if simplemma.is_known(form, lang=code):
            lemma = simplemma.lemmatize(form, lang=code).lower()
            if lemma not in lemmas:
                lemmas.append(lemma)
    return lemmas


def words_of_simplemma():
    from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

    def text(value):
        return (value.decode() if isinstance(value, bytes) else value).lower()

    with open(os.path.join(os.path.dirname(__file__), "frequent-words.txt")) as file:
        lists = [line.split() for line in file]
    frequent = {word for code, *words in lists if code == language for word in words}
    dictionary = DefaultDictionaryFactory().get_dictionary(code)
    entries = [(text(word), text(lemma)) for word, lemma in dictionary.items()]
    entries = [(word, lemma) for word, lemma in entries if word.isalpha() and lemma.isalpha()]
    random.Random(7).shuffle(entries)
    for word, lemma in [one for one in entries if one[1] in frequent]:
        print(word, 1, lemma, "", sep="\t")
    for word, lemma in [one for one in entries if one[1] not in frequent][:SAMPLE]:
        print(word, 0, lemma, "", sep="\t")


if language in WITHOUT_WORDFREQ:
    words_of_simplemma()
    sys.exit()

second_lemmas = second_dictionary()
of_wordfreq = IN_WORDFREQ.get(language, language)
for word in wordfreq.top_n_list(of_wordfreq, WORDS):
    if word.isalpha():
        # wordfreq has no final sigma, without which the dictionaries know no form of many Greek words.
        word = word[:-1] + "ς" if word.endswith("σ") else word
        frequency = round(wordfreq.word_frequency(word, of_wordfreq) * 1e9)
        print(word, frequency, ",".join(first_lemmas(word)), ",".join(sorted(second_lemmas(word))), sep="\t")
