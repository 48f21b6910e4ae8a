package main

import (
	"context"
	"fmt"
	"os"

	news "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	configuration := news.NewConfiguration()
	configuration.Servers[0].URL = os.Getenv("BASE_URL")
	configuration.AddDefaultHeader("x-gateway-key", "demo")
	configuration.AddDefaultHeader("x-gateway-host", "127.0.0.1")
	client := news.NewAPIClient(configuration)
	background := context.Background()
	found, _, err := client.NewsAPI.SearchNews(background).Topic("storm Northmere").Language("en").Timeframe(news.LAST_7D).Execute()
	if err != nil {
		panic(err)
	}
	_, _, err = client.NewsAPI.SearchNews(background).Topic(" ").Language("en").Execute()
	problem := err.(*news.GenericOpenAPIError).Model().(news.Problem)
	if problem.Code != news.INVALID_PARAMETERS {
		panic(problem.Detail)
	}
	if _, _, err = client.SystemAPI.Health(background).Execute(); err != nil {
		panic(err)
	}
	fmt.Println(found.Items[0].Title)
}
