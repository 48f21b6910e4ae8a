import os

from news_search_client import Client
from news_search_client.api.news import search_news
from news_search_client.api.system import health
from news_search_client.models import Envelope, Health, Problem, ProblemCode, Timeframe

client = Client(base_url=os.environ["BASE_URL"], headers={"x-gateway-key": "demo", "x-gateway-host": "127.0.0.1"})
found = search_news.sync(client=client, topic="storm Northmere", language="en", timeframe=Timeframe.LAST_7D)
assert isinstance(found, Envelope) and found.items[0].published_at is not None
refused = search_news.sync(client=client, topic=" ", language="en")
assert isinstance(refused, Problem) and refused.code is ProblemCode.INVALID_PARAMETERS
checked = health.sync(client=client)
assert isinstance(checked, Health)
print(found.items[0].title)
