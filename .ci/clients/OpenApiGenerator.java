import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.NewsApi;
import org.openapitools.client.api.SystemApi;
import org.openapitools.client.model.Envelope;
import org.openapitools.client.model.Problem;
import org.openapitools.client.model.ProblemCode;

public class OpenApiGenerator {
    public static void main(String[] words) throws Exception {
        ApiClient client = new ApiClient();
        client.setBasePath(System.getenv("BASE_URL"));
        client.addDefaultHeader("x-gateway-key", "demo");
        client.addDefaultHeader("x-gateway-host", "127.0.0.1");
        Envelope found = new NewsApi(client).searchNews("storm Northmere", "en", null, null, null);
        try {
            new NewsApi(client).searchNews(" ", "en", null, null, null);
            throw new AssertionError("nothing was refused");
        } catch (ApiException refused) {
            ProblemCode code = Problem.fromJson(refused.getResponseBody()).getCode();
            if (code != ProblemCode.INVALID_PARAMETERS) throw refused;
        }
        new SystemApi(client).health();
        System.out.println(found.getItems().get(0).getTitle());
    }
}
