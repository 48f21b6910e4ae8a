import os

import openapi_client as news

keys = {"gatewayKey": "demo", "gatewayHost": "127.0.0.1"}
client = news.ApiClient(news.Configuration(host=os.environ["BASE_URL"], api_key=keys))
found = news.NewsApi(client).search_news("storm Northmere", "en", timeframe=news.Timeframe.LAST_7D)
assert found.items[0].published_at is not None
try:
    news.NewsApi(client).search_news(" ", "en")
    raise AssertionError("nothing was refused")
except news.ApiException as refused:
    assert refused.data.code is news.ProblemCode.INVALID_PARAMETERS
assert news.SystemApi(client).health().status == "ok"
print(found.items[0].title)
