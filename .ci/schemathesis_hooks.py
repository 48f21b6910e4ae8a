import re

import schemathesis


@schemathesis.hook
def filter_query(context, query):
    """White space alone counts as missing, which a schema of numbers, flags or listed values cannot say."""
    if not isinstance(query, dict):
        return True
    # A period is refused beside a timeframe, before the first day that is stored, and when it ends before it begins.
    if "from" in query or "to" in query:
        return False
    # Valid cursors and tokens of `since` have no pattern: they come from a Link, and belong to its query.
    if "cursor" in query or "since" in query:
        return False
    # The schema describes complete articles; `fields` selects some of their fields.
    if "fields" in query:
        return False
    # Which host names in Unicode are names is decided by the tables of UTS #46, which no pattern can hold.
    if any(not str(query.get(name, "")).isascii() for name in ("domain", "domains", "exclude_domains")):
        return False
    values = query.values()
    return not any(isinstance(value, str) and re.fullmatch(r"\s+", value) for value in values)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Examples and coverage are made past the filter: of parameters that do not go together one is left out."""
    mode = case.meta.generation.mode if case.meta else None
    if mode is None or not mode.is_positive or not isinstance(case.query, dict):
        return
    for name in ("from", "to", "cursor", "since", "fields"):
        case.query.pop(name, None)
    path, query = case.operation.path, case.query
    given = lambda name: str(query.get(name, "")).strip() != ""
    # One language or several: a schema of single parameters cannot say so.
    if given("language"):
        query.pop("languages", None)
    elif path in ("/news", "/news/advanced", "/news/trending", "/news/stories") and not given("languages"):
        query["language"] = "en"
    if path == "/news/similar":
        # Exactly one of the two.
        if given("url"):
            query.pop("id", None)
        elif not given("id"):
            query["url"] = "https://www.northmere-courier.example/environment/1"
    if path == "/news/counts":
        # One of the two, and words need a language, which no schema of single parameters can say.
        if not given("topic") or not (given("language") or given("languages")):
            query.pop("topic", None)
            if not given("topic1"):
                query["topic1"] = "world"
        else:
            query.pop("topic1", None)
