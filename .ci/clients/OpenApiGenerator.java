import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.NewsApi;
import org.openapitools.client.api.NewsApi.APISearchNewsRequest;
import org.openapitools.client.api.SystemApi;
import org.openapitools.client.model.Problem;
import org.openapitools.client.model.ProblemCode;
import org.openapitools.client.model.Timeframe;

public class OpenApiGenerator {
    public static void main(String[] words) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(System.getenv("BASE_URL"));
        client.setRequestInterceptor(request -> request.header("x-gateway-key", "demo").header("x-gateway-host", "127.0.0.1"));
        NewsApi news = new NewsApi(client);
        APISearchNewsRequest.Builder query = APISearchNewsRequest.newBuilder().language("en").timeframe(Timeframe.LAST_7D);
        String title = news.searchNews(query.topic("storm Northmere").build()).getItems().get(0).getTitle();
        try {
            news.searchNews(query.topic(" ").build());
            throw new AssertionError("nothing was refused");
        } catch (ApiException refused) {
            Problem problem = client.getObjectMapper().readValue(refused.getResponseBody(), Problem.class);
            if (problem.getCode() != ProblemCode.INVALID_PARAMETERS) throw refused;
        }
        new SystemApi(client).health();
        System.out.println(title);
    }
}
